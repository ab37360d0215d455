/** The memory of the Workers' process, as the system counts it. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * Resident memory of every workerd that this process has started.
 * @returns bytes, or undefined on a system without /proc
 */
export function workerMemory(): number | undefined {
  return ourWorkers()?.reduce((sum, { VmRSS = "0" }) => sum + Number.parseInt(VmRSS, 10) * 1024, 0);
}

/** The status of each of them; undefined on a system without /proc. */
function ourWorkers(): Record<string, string>[] | undefined {
  let processes: string[];
  try {
    processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  return processes.map(statusOf).filter(({ Name, PPid }) => Name === "workerd" && Number(PPid) === process.pid);
}

/** The fields of a process's status; none of one that has ended meanwhile. */
function statusOf(pid: string): Record<string, string> {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, "utf8").split("\n");
    return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)));
  } catch {
    return {};
  }
}
