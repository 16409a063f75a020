import { isOnThisComputer } from "../is-on-this-computer.ts";
import type { Refusal } from "../requests.ts";
import { Button } from "./button.tsx";

/** Shown if the server doesn't respond, or refuses, so that even the language is unknown. */
export function Unanswered({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <main className="screen" data-alone>
      {refusal ? (
        refusal.answer.refused.map((line) => <h1 key={line}>{line}</h1>)
      ) : (
        <>
          <h1>The front desk does not answer</h1>
          {navigator.onLine && isOnThisComputer() ? (
            <>
              <p>The window in which “npm run desk” runs may be closed.</p>
              <p lang="hi">फ़्रंट डेस्क से जवाब नहीं आ रहा। जिस विंडो में “npm run desk” चलता है वह शायद बंद है।</p>
            </>
          ) : (
            <>
              <p>Check the internet or Wi-Fi connection.</p>
              <p lang="hi">फ़्रंट डेस्क से जवाब नहीं आ रहा। इंटरनेट या वाई-फ़ाई देखें।</p>
            </>
          )}
        </>
      )}
      <Button look="solid" onClick={() => location.reload()}>
        Try again · फिर से देखें
      </Button>
    </main>
  );
}
