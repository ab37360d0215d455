/** Memory, CPU time and open files of the Workers' process, as the system counts them. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * Resident memory of every workerd that this process has started.
 * @returns bytes, or undefined on a system without /proc
 */
export function workerMemory(): number | undefined {
  return ourWorkers()?.reduce((sum, { VmRSS = "0" }) => sum + Number.parseInt(VmRSS, 10) * 1024, 0);
}

/**
 * Files and connections that they have open.
 * @returns how many, or undefined on a system without /proc
 */
export function workerHandles(): number | undefined {
  return ourWorkers()?.reduce((sum, { Pid }) => sum + readdirSync(`/proc/${Pid}/fd`).length, 0);
}

/**
 * CPU time that they have used so far.
 * @returns seconds, or undefined on a system without /proc
 */
export function workerCpu(): number | undefined {
  return ourWorkers()?.reduce((sum, { Pid }) => {
    // After the name, which may contain anything: state is the first field, user and system time the 12th and 13th
    // (proc_pid_stat(5)), in ticks of 1/100 s on every Linux.
    const fields = readFileSync(`/proc/${Pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
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
