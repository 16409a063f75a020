import { useState } from "react";
import { useDesk } from "../desk-context.ts";

/** Asked once in each browser: what is changed has a name to it in the history. */
export function AskName() {
  const { words, language, setLanguage, setPerson } = useDesk();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  return (
    <main className="ask-name">
      <form
        className="ask-name__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) setPerson(name.trim());
          else setIsMissing(true);
        }}
      >
        <h1 className="ask-name__title">{words.whoAreYou}</h1>
        <p>{words.whyName}</p>
        <div className="field" data-wrong={isMissing || undefined}>
          <label className="field__label" htmlFor="your-name">
            {words.yourName}
          </label>
          <input
            id="your-name"
            className="field__input"
            autoComplete="name"
            maxLength={60}
            value={name}
            aria-invalid={isMissing}
            aria-describedby="your-name-problem"
            onChange={(event) => setName(event.target.value)}
          />
          <p id="your-name-problem" className="field__problem" role="alert">
            {isMissing && words.nameMissing}
          </p>
        </div>
        <div className="ask-name__buttons">
          <button className="press" data-tone="solid" type="submit">
            {words.begin}
          </button>
          <button
            className="press"
            data-tone="quiet"
            type="button"
            lang={language === "en" ? "hi" : "en"}
            onClick={() => setLanguage(language === "en" ? "hi" : "en")}
          >
            {language === "en" ? "हिन्दी" : "English"}
          </button>
        </div>
      </form>
    </main>
  );
}
