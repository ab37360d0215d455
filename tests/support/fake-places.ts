/** The services of places over real HTTP: the one that names a point by three words, and pictures of a map. */
import { type Behaviour, behave } from "./fake-upstream.ts";
import { listening } from "./listening.ts";
import { photograph } from "./photograph.ts";

/** The shop's key at the service: a text that can be searched for. */
export const PLACES_KEY = "canary-places-key";

export interface FakePlaces {
  origin: string;
  /** Each question for three words: its query, and the key that came with it. */
  asked: { query: Record<string, string>; key: string | undefined }[];
  /** The pictures that were asked for. */
  pictures: string[];
  /** The words of every point, until `reset`. */
  words: string;
  /** Makes the service of three words behave this way until `reset`. */
  set(behaviour: Behaviour): void;
  /** The pictures of the map are gone until `reset`. */
  losePictures(): void;
  reset(): void;
  /** The storefront's variables for both. */
  vars: Record<string, string>;
  stop(): Promise<void>;
}

const WORDS = "хөндий.нуур.салхи";
const ATTRIBUTION = "© Газрын зургийн зохиогчид";

/** Starts it. */
export async function startFakePlaces(): Promise<FakePlaces> {
  let behaviour: Behaviour = "ok";
  let hasPictures = true;
  const asked: FakePlaces["asked"] = [];
  const pictures: string[] = [];
  const picture = photograph(256, 256);
  const { origin, stop } = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://places.test");
    if (pathname.startsWith("/tiles/")) {
      pictures.push(pathname);
      response.writeHead(hasPictures ? 200 : 404, { "Content-Type": "image/png", "Access-Control-Allow-Origin": "*" });
      return response.end(hasPictures ? picture : "");
    }
    const key = request.headers["x-api-key"];
    asked.push({ query: Object.fromEntries(searchParams), key: typeof key === "string" ? key : undefined });
    behave(behaviour, response, () => ({
      country: "MN",
      nearestPlace: "Улаанбаатар",
      words: places.words,
      language: "mn",
      map: `https://w3w.co/${places.words}`,
    }));
  });
  const places: FakePlaces = {
    origin,
    asked,
    pictures,
    words: WORDS,
    set: (wanted) => {
      behaviour = wanted;
    },
    losePictures: () => {
      hasPictures = false;
    },
    reset: () => {
      behaviour = "ok";
      hasPictures = true;
      asked.length = 0;
      pictures.length = 0;
      places.words = WORDS;
    },
    vars: {
      W3W_API_KEY: PLACES_KEY,
      W3W_URL: `${origin}/v3/convert-to-3wa`,
      MAP_TILES: `${origin}/tiles/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: ATTRIBUTION,
      MAP_ATTRIBUTION_URL: `${origin}/about`,
    },
    stop,
  };
  return places;
}
