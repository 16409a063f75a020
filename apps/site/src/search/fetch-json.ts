/** @throws {Error} without a connection, for another status than 2xx, and for other content than JSON. */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
