import { fill } from "@hospital/content/text/fill";
import { en } from "../messages/en/interface.ts";
import { hi } from "../messages/hi/interface.ts";

/*
 * Messages of React Aria for screen readers. It lacks Hindi; these global names replace its messages
 * (`LocalizedStringProvider`). With them it throws an error for a package that isn't listed here.
 */

const messages = () => (document.documentElement.lang === "hi" ? hi : en).combobox;

interface Announced {
  optionText: string;
  isSelected: boolean;
}

const strings = {
  "@react-aria/combobox": {
    buttonLabel: () => messages().open,
    listboxLabel: () => messages().list,
    countAnnouncement: ({ optionCount }: { optionCount: number }) => fill(messages().count, { count: optionCount }),
    focusAnnouncement: ({ optionText, isSelected }: Announced) =>
      isSelected ? fill(messages().chosen, { name: optionText }) : optionText,
    selectedAnnouncement: ({ optionText }: Announced) => fill(messages().chosen, { name: optionText }),
  },
  "@react-aria/menu": { longPressMessage: () => messages().open },
  "@react-aria/overlays": { dismiss: () => messages().close },
};

Object.assign(globalThis, {
  [Symbol.for("react-aria.i18n.locale")]: "en",
  [Symbol.for("react-aria.i18n.strings")]: strings,
});
