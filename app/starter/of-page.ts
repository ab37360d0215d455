import { startAtSign } from "./start.ts";

startAtSign();
