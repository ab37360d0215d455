/** Drives w3m in a pseudo-terminal: sends its keys and reads its screen. */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether w3m is here, and `script`, which gives it a terminal. */
export function hasTextBrowser(): boolean {
  try {
    execFileSync("w3m", ["-version"], { stdio: "ignore" });
    execFileSync("script", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds: a bound for what hangs. */
const LONGEST = 60_000;

/** Milliseconds without output after which a screen is drawn. */
const QUIET = 300;

/** Milliseconds without any output after which a key was lost: w3m says at once what it begins. */
const LOST = 5_000;

const [TAB, BACKTAB, ENTER, CLEAR_LINE] = ["\t", "\u001b\t", "\r", "\u0015"];

/** One w3m: presses its keys and reads its screen. */
export class TextBrowser {
  readonly #home = mkdtempSync(join(tmpdir(), "och-w3m-"));
  readonly #process: ChildProcessWithoutNullStreams;
  /** What was pressed last. */
  #keys = "";
  /** What the terminal was sent since the last key. */
  #sent = "";

  /** @param address the first page; `longText` is what its editor writes into a field of several lines */
  constructor(address: string, longText: string) {
    const editor = join(this.#home, "editor");
    writeFileSync(editor, `#!/bin/sh\nprintf '%s' '${longText}' > "$1"\n`);
    chmodSync(editor, 0o755);
    const options = ["use_cookie=1", "accept_cookie=1", "confirm_qq=0", "wrap_search=1", `editor=${editor}`];
    const w3m = ["w3m", ...options.flatMap((option) => ["-o", option]), "-I", "UTF-8", "-O", "UTF-8", address];
    this.#process = spawn("script", ["-qfec", `stty rows 50 cols 120; exec ${w3m.join(" ")}`, "/dev/null"], {
      env: { ...process.env, HOME: this.#home, TERM: "vt100", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" },
    });
    this.#process.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#sent += text;
    });
  }

  /** Waits for a page, by its title. */
  at(title: string): Promise<void> {
    return this.#until(`Viewing <${title}`);
  }

  /** Follows the next link, or presses the next button, whose words begin so. */
  async press(words: string): Promise<void> {
    await this.#find(words);
    this.#key(ENTER);
  }

  /** Types into the field that follows a label. */
  async type(label: string, text: string, prompt: "TEXT:" | "Password:" = "TEXT:"): Promise<void> {
    await this.#openField(label);
    await this.#until(prompt);
    this.#key(CLEAR_LINE);
    this.#key(text + ENTER);
    await this.#until("Viewing <");
  }

  /** Has the editor write the field of several lines that follows a label. */
  async edit(label: string): Promise<void> {
    await this.#openField(label);
    await this.#until("Viewing <");
  }

  /** Chooses an option of the list that follows a label. @param down how many below the one that is chosen */
  async choose(label: string, down: number): Promise<void> {
    await this.#openField(label);
    await this.#until("┌");
    this.#key("j".repeat(down) + ENTER);
    await this.#until("");
  }

  /** Chooses the one of several whose words follow it. */
  async mark(words: string): Promise<void> {
    await this.#find(words);
    this.#key(BACKTAB);
    await this.#until("");
    this.#key(ENTER);
    await this.#until("");
  }

  /** Waits until something is on the screen. */
  async sees(words: string): Promise<void> {
    await this.#find(words);
  }

  stop(): void {
    this.#process.kill();
    rmSync(this.#home, { recursive: true, force: true });
  }

  async #openField(label: string): Promise<void> {
    await this.#find(label);
    this.#key(TAB);
    await this.#until("");
    this.#key(ENTER);
  }

  /** Moves the cursor to words of the page. */
  async #find(words: string): Promise<void> {
    this.#key(`/${words}`);
    await this.#until(`Forward: ${words}`);
    this.#key(ENTER);
    await this.#until("Viewing <");
    if (withoutSpaces(this.#text()).includes("Notfound")) throw new Error(`Not on the page: ${words}`);
  }

  #key(keys: string): void {
    this.#sent = "";
    this.#keys = keys;
    this.#process.stdin.write(keys);
  }

  /** What was sent, without the terminal's commands. */
  #text(): string {
    const [padding, command] = [String.fromCharCode(0), String.fromCharCode(27)];
    const [first = "", ...parts] = this.#sent.replaceAll(padding, "").split(command);
    return first + parts.map((part) => part.replace(/^\[[\d;]*[A-Za-z]/, "")).join("");
  }

  /**
   * Waits until the last key was answered, with this text where it changes what is written, and nothing more is sent:
   * w3m draws only what changes, a move of the cursor among it. It forgets the keys that come while it still draws, and
   * a slow machine draws in pieces: a key that nothing answers is pressed again.
   */
  async #until(text: string): Promise<void> {
    const end = Date.now() + LONGEST;
    const wanted = withoutSpaces(text);
    const isThere = () => this.#sent !== "" && withoutSpaces(this.#text()).includes(wanted);
    let pressed = Date.now();
    for (let before = -1; before !== this.#sent.length || !isThere(); ) {
      if (Date.now() > end) throw new Error(`The text browser waits for ${text}: ${this.#text().slice(-400)}`);
      if (this.#sent === "" && Date.now() - pressed > LOST) {
        this.#process.stdin.write(this.#keys);
        pressed = Date.now();
      }
      before = this.#sent.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    }
  }
}

/** A terminal may be sent a move of the cursor in place of a space. */
const withoutSpaces = (text: string): string => text.replaceAll(" ", "");
