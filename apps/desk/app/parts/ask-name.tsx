import { useState } from "react";
import { useDesk } from "../desk-context.ts";
import { Button } from "./button.tsx";
import { LanguageButton } from "./language-button.tsx";
import { Title } from "./title.tsx";

/** Asks for the person's name once in each browser: the history shows it with each change. */
export function AskName() {
  const { messages, setPerson } = useDesk();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  return (
    <main className="screen" data-alone>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) setPerson(name.trim());
          else setIsMissing(true);
        }}
      >
        <Title>{messages.whoAreYou}</Title>
        <p>{messages.whyName}</p>
        <div className="field">
          <label className="field__label" htmlFor="your-name">
            {messages.yourName}
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
            {isMissing && messages.nameMissing}
          </p>
        </div>
        <div className="buttons">
          <Button look="solid">{messages.begin}</Button>
          <LanguageButton />
        </div>
      </form>
    </main>
  );
}
