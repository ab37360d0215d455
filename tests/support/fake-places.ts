/** The services of places over real HTTP: the one that names a point by three words, and pictures of a map. */
import { listening } from "./listening.ts";
import { photograph } from "./photograph.ts";

export interface FakePlaces {
  origin: string;
  /** The query of each question for three words. */
  asked: Record<string, string>[];
  /** The pictures that were asked for. */
  pictures: string[];
  reset(): void;
  /** The storefront's variables for both. */
  vars: Record<string, string>;
  stop(): Promise<void>;
}

const WORDS = "хөндий.нуур.салхи";
const ATTRIBUTION = "© Газрын зургийн зохиогчид";

/** Starts it. */
export async function startFakePlaces(): Promise<FakePlaces> {
  const asked: FakePlaces["asked"] = [];
  const pictures: string[] = [];
  const picture = photograph(256, 256);
  const { origin, stop } = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://places.test");
    if (pathname.startsWith("/tiles/")) {
      pictures.push(pathname);
      response.writeHead(200, { "Content-Type": "image/png", "Access-Control-Allow-Origin": "*" });
      return response.end(picture);
    }
    asked.push(Object.fromEntries(searchParams));
    response.writeHead(200, { "Content-Type": "application/json" });
    return response.end(JSON.stringify({ country: "MN", words: WORDS, language: "mn" }));
  });
  const places: FakePlaces = {
    origin,
    asked,
    pictures,
    reset: () => {
      asked.length = 0;
      pictures.length = 0;
    },
    vars: {
      W3W_API_KEY: "key",
      W3W_URL: `${origin}/v3/convert-to-3wa`,
      MAP_TILES: `${origin}/tiles/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: ATTRIBUTION,
      MAP_ATTRIBUTION_URL: `${origin}/about`,
    },
    stop,
  };
  return places;
}
