/** The shop's pages as they are built, by the patterns of their addresses. */
import { pagesOf } from "#bff/pages/pages.ts";
import * as build from "#build/server/index.js";

export const BUILT_PAGES = pagesOf(build.routes).all.filter(({ handle }) => !handle.isNotFound);
