import { leaveCart, pressInstead } from "./leaving.ts";
import { startAtSign } from "./start.ts";

startAtSign(leaveCart, pressInstead);
