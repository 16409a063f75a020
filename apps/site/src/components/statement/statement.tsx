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
        {parts.map(({ title, text }) => (
          <section key={title} className="statement__part" aria-label={title}>
            <h2 className="statement__title">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
