import { fill } from "@hospital/content/text/fill";
import { digipinOf } from "../../geo/digipin";
import { distanceAndDirection } from "../../geo/distance";
import type { CallerLocationProps } from "./caller-location";

/** An ambulance driver can find somebody by eye within this distance. */
const exactMetres = 100;
const timeoutMs = 20_000;

const element = document.querySelector(".caller-location") as HTMLElement;
const output = element.querySelector("output") as HTMLOutputElement;
const template = element.querySelector("template") as HTMLTemplateElement;
const labels: CallerLocationProps["labels"] & Pick<CallerLocationProps, "hospital"> = JSON.parse(
  element.dataset.labels ?? "",
);

function show({ coords }: GeolocationPosition) {
  const code = digipinOf(coords);
  if (!code) {
    output.textContent = labels.unknown;
    return;
  }
  const answer = template.content.cloneNode(true) as DocumentFragment;
  const [codeElement, letters, note, send] = answer.children as unknown as HTMLElement[];
  const metres = Math.round(coords.accuracy);
  const status = [fill(metres <= exactMetres ? labels.exact : labels.vague, { metres }), describeDistance(coords)]
    .filter(Boolean)
    .join(" ");
  if (codeElement) codeElement.textContent = code;
  if (letters) letters.textContent = spelt(code);
  if (note) note.textContent = status;
  const at = `${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}`;
  const message = `${fill(labels.message, { code })} ${at}. ${status}`;
  send?.setAttribute("href", `${send.getAttribute("href")}?&body=${encodeURIComponent(message)}`);
  output.replaceChildren(answer);
}

/** The distance and direction from the hospital: "about 3 km north-east of us". */
function describeDistance(coords: GeolocationCoordinates): string {
  if (!labels.hospital) return "";
  const { km, direction } = distanceAndDirection(labels.hospital, coords);
  return fill(labels.away, {
    km: km < 10 ? km.toFixed(1) : Math.round(km),
    direction: labels.directions.split(",")[direction] ?? "",
  });
}

/**
 * The spelling of a code: "3 9 Jaipur, 4 9 Lucknow, …". Letters become labels with that initial; digits don't change.
 */
function spelt(code: string): string {
  const codeWords = labels.spelling.split(" ");
  const toCodeWord = (letter: string) => codeWords["CFJKLMPT".indexOf(letter)] ?? letter;
  return code
    .split("-")
    .map((group) => Array.from(group, toCodeWord).join(" "))
    .join(", ");
}

(element.querySelector("button") as HTMLButtonElement).onclick = () => {
  output.textContent = labels.searching;
  const fail = ({ code }: { code: number }) => {
    output.textContent = code === 1 ? labels.refused : labels.unknown;
  };
  if (navigator.geolocation)
    navigator.geolocation.getCurrentPosition(show, fail, { enableHighAccuracy: true, timeout: timeoutMs });
  else fail({ code: 2 });
};
