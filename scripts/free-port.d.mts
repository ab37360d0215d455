export function freePort(from?: number): Promise<number>;
