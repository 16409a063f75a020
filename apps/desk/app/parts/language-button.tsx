import { useDesk } from "../desk-context.ts";

/** Switches between the desk's two languages; its label is in the other one. */
export function LanguageButton() {
  const { language, setLanguage } = useDesk();
  const otherLanguage = language === "en" ? "hi" : "en";
  return (
    <button type="button" className="text-button" lang={otherLanguage} onClick={() => setLanguage(otherLanguage)}>
      {otherLanguage === "hi" ? "हिन्दी" : "English"}
    </button>
  );
}
