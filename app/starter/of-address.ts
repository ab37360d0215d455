import { leaveAddress } from "./leaving.ts";
import { startAtSign } from "./start.ts";

startAtSign(leaveAddress);
