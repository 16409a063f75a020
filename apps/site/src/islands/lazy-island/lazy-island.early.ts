/**
 * Keeps the words of the address in the field while the island is missing, and shows how to go on without it. Inline,
 * because the page's other scripts may fail to load.
 */
const timeoutMs = 5000;

const field = document.querySelector(".lazy-island [type=search]") as HTMLInputElement;
const failure = document.querySelector(".lazy-island__failure") as HTMLElement;

function startTimer() {
  setTimeout(() => {
    failure.hidden = false;
  }, timeoutMs);
}

field.value = field.value || new URLSearchParams(location.search).get("q") || "";
if (field.value) startTimer();
else field.addEventListener("input", startTimer, { once: true });
