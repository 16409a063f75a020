import { useDesk } from "../desk-context.ts";

/** Changes between the two languages of the desk; it says the other one in that language. */
export function LanguageButton() {
  const { language, setLanguage } = useDesk();
  const other = language === "en" ? "hi" : "en";
  return (
    <button type="button" className="text-button" lang={other} onClick={() => setLanguage(other)}>
      {other === "hi" ? "हिन्दी" : "English"}
    </button>
  );
}
