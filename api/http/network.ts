/**
 * The network of an address: whoever has IPv6 has a whole /64 of addresses.
 * @param address as Cloudflare tells it in `CF-Connecting-IP`
 * @returns an IPv4 address as it is; of an IPv6 address the first four groups
 */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const network = [...head, ...zeros, ...tail].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
