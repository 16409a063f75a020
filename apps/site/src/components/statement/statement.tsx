import "./statement.css";

interface StatementProps {
  /** The hospital's principle in one line. */
  statement: string;
  /** Mission and vision. */
  parts: { title: string; text: string }[];
}

export function Statement({ statement, parts }: StatementProps) {
  return (
    <div className="statement">
      <div className="statement__inner page-width">
        <p className="statement__line">{statement}</p>
        {parts.map(({ title, text }, index) => (
          <section key={title} className="statement__part" aria-labelledby={`statement-${index + 1}`}>
            <h2 className="statement__title" id={`statement-${index + 1}`}>
              {title}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
