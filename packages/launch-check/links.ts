import { valueAt } from "@hospital/content/record/values";
import { type Finding, fileFinding, type LaunchContent, textsOf } from "./check.ts";

const timeoutSeconds = 10;
const maxConcurrent = 8;

/** Broken external links. Without a network they count as unchecked, never as valid. */
export async function deadLinks({ entries, fetchStatus }: LaunchContent): Promise<Finding[]> {
  const links = entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toFinding }) =>
      // Skips the staff login (intranet only), this site (not live yet) and reserved domains.
      [...text.matchAll(/https?:\/\/[^\s)>\]"']+/g)]
        .map(([url]) => ({ url, toFinding }))
        .filter(({ url }) => !isReserved(url) && !ownAddresses(entry.data).some((address) => url.startsWith(address))),
    ),
  );
  const statuses = new Map<string, number | undefined>();
  const waiting = [...new Set(links.map(({ url }) => url))];
  if (waiting.length > 0 && !fetchStatus)
    return [fileFinding("", `${waiting.length} links weren't checked, because --offline skips them.`)];
  const work = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) statuses.set(url, await fetchStatus?.(requestedUrl(url)));
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  const isOnline = [...statuses.values()].some((status) => status !== undefined);
  if (statuses.size > 0 && !isOnline)
    return [fileFinding("", `${statuses.size} links weren't checked, because no site responds. Check the network.`)];
  return links.flatMap(({ url, toFinding }) => {
    const status = statuses.get(url);
    const isGone = status === undefined || status === 404 || status === 410 || status >= 500;
    return isGone ? toFinding(`${status === undefined ? "no response" : `status ${status}`}: ${url}`) : [];
  });
}

/** The status of an address, after redirects. */
export async function fetchStatus(url: string, seconds = timeoutSeconds): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

/** YouTube responds with 200 for a deleted video; its oEmbed address doesn't. */
function requestedUrl(url: string): string {
  const isVideo = url.startsWith("https://www.youtube.com/watch?");
  return isVideo ? `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(url)}` : url;
}

function isReserved(url: string): boolean {
  return /\.(?:example|test|invalid|localhost)$/.test(URL.parse(url)?.hostname ?? "");
}

function ownAddresses(data: unknown): string[] {
  return [["website"], ["links", "staffLogin"]]
    .map((path) => valueAt(data, path))
    .filter((url) => typeof url === "string");
}
