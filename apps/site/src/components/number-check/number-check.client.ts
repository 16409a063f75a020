import { nationalDigits } from "@hospital/content/text/phone-number";

/** An Indian number has ten digits; what is shorter may still become one. */
const wholeNumberDigits = 10;

const form = document.querySelector(".number-check") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const output = form.querySelector("output") as HTMLOutputElement;
const own = new Map(
  [...form.querySelectorAll<HTMLTemplateElement>("[data-number]")].map((one) => [
    nationalDigits(one.dataset.number ?? ""),
    one,
  ]),
);

/** The answer to what is typed; while it is no whole number, only if somebody asks. */
function answer(isAsked: boolean) {
  const typed = nationalDigits(field.value);
  const isWhole = typed.length >= wholeNumberDigits;
  const name = isWhole ? "not-ours" : isAsked && "incomplete";
  const template = own.get(typed) ?? (name && form.querySelector<HTMLTemplateElement>(`[data-answer="${name}"]`));
  output.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
}

field.oninput = () => answer(false);
form.onsubmit = (event) => {
  event.preventDefault();
  answer(true);
};
// Typed before this script ran.
if (field.value) answer(false);
