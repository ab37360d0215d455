/**
 * The oldest browsers in which the pages' scripts run, as esbuild names them: those that `START` asks for
 * (remix/start.server.ts). Samsung Internet 17 is Chrome 96. Safari before 15.4 does not say which button sends a
 * form, and the last Chrome of Android 5 is 95. In older ones the pages are plain HTML.
 */
export const OLDEST_BROWSERS = ["chrome93", "firefox113", "safari15.4"];
