import { leaveCart } from "./leaving.ts";
import { startAtSign } from "./start.ts";

startAtSign(leaveCart);
