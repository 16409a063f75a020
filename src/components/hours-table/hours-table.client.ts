/** Says beside each ward or counter whether it is open: by the clock in India, and again every minute. */
import type { Locale } from "../../i18n/locales";
import { openingState } from "../../i18n/opening-hours";

const locale = document.documentElement.lang as Locale;

function showStates() {
  for (const table of document.querySelectorAll<HTMLElement>(".hours-table")) {
    const labels = JSON.parse(table.dataset.labels ?? "");
    for (const state of table.querySelectorAll<HTMLElement>("[data-times]")) {
      const { isOpen, text } = openingState(JSON.parse(state.dataset.times ?? ""), new Date(), labels, locale);
      state.textContent = text;
      state.toggleAttribute("data-open", isOpen);
    }
  }
}

showStates();
setInterval(showStates, 60_000);
