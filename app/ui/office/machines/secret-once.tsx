/** A new secret. It is never shown again. */

type SecretOnceProps = { text: string; secret: string };

export function SecretOnce({ text, secret }: SecretOnceProps) {
  return (
    <div className="o-box stack" role="status">
      <p>{text}</p>
      <p>
        <code>{secret}</code>
      </p>
    </div>
  );
}
