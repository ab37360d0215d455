/** The executable of a browser that is on the system: CHROMIUM_PATH where it is set. */
export declare function systemBrowser(): string | undefined;
