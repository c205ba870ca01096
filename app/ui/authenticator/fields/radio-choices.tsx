/** Radio buttons. One is always selected, so the form is valid from the start. */
type Choice = { value: string; text: string };

type RadioChoicesProps = {
  name: string;
  choices: Choice[];
  /** The previous choice. Without one, or if it isn't offered, the first is selected. */
  chosen?: string | undefined;
  errors?: string[];
};

export function RadioChoices({ name, choices, chosen, errors = [] }: RadioChoicesProps) {
  const first = choices.find(({ value }) => value === chosen) ?? choices[0];
  const described = `${name}-errors`;
  return (
    <>
      {choices.map(({ value, text }) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === first?.value}
            aria-describedby={errors.length > 0 ? described : undefined}
          />
          {text}
        </label>
      ))}
      {errors.length > 0 && (
        <div className="err" id={described} role="alert">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </>
  );
}
