import { nationalDigits } from "@hospital/content/text/phone-number";

/** Indian phone numbers have ten digits. A shorter number may be incomplete. */
const wholeNumberDigits = 10;

const form = document.querySelector(".number-check") as HTMLFormElement;
const field = form.querySelector("input") as HTMLInputElement;
const output = form.querySelector("output") as HTMLOutputElement;
const templates = new Map(
  [...form.querySelectorAll<HTMLTemplateElement>("[data-number]")].map((template) => [
    nationalDigits(template.dataset.number ?? ""),
    template,
  ]),
);

/** Shows the result for the typed number. Incomplete numbers, unless they are short like 112, get a result only when the visitor presses the button. */
function answer(isAsked: boolean) {
  const typed = nationalDigits(field.value);
  const isWhole = typed.length >= wholeNumberDigits;
  const name = isWhole ? "not-ours" : isAsked && "incomplete";
  const template = templates.get(typed) ?? (name && form.querySelector<HTMLTemplateElement>(`[data-answer="${name}"]`));
  output.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
}

field.oninput = () => answer(false);
form.onsubmit = (event) => {
  event.preventDefault();
  answer(true);
};
// The visitor typed before this script ran.
if (field.value) answer(false);
