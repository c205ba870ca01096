/** A row of the basket. With scripts, a new quantity applies immediately; without them, there is a button. */
import { Form, Link, useSubmit } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { BasketLineView } from "../../domain/shop/basket-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { productPictureSrc } from "./product-picture-src";

export function BasketRow({ line }: { line: BasketLineView }) {
  const { name, lang, article, art, choices, total, each, state, count } = line;
  const { t } = useTexts("basket");
  return (
    <li className="panel bought">
      <img src={productPictureSrc(art)} alt="" width={400} height={400} />
      <div className="stack">
        <h2 className="cap" lang={titleLanguage(name, lang)}>
          <Link to={article}>{name}</Link>
        </h2>
        {choices.length > 0 && (
          <p className="soft" lang={CONTENT_LANGUAGE}>
            {choices.map(({ value }) => value).join(", ")}
          </p>
        )}
        <Notes line={line} />
        <Pieces line={line} />
        {state !== "soldOut" && (
          <p>
            <b>{total}</b> {count > 1 && <span className="soft">{t("each", { price: each })}</span>}
          </p>
        )}
      </div>
    </li>
  );
}

/** Changes since the visitor added it. */
function Notes({ line: { state, count, was, each } }: { line: BasketLineView }) {
  const { t } = useTexts("basket");
  return (
    <>
      {state === "soldOut" && <p className="basket-note">{t("soldOut")}</p>}
      {state === "fewer" && <p className="basket-note">{t("fewer", { number: count })}</p>}
      {was && state !== "soldOut" && <p className="basket-note">{t("priceChanged", { was, now: each })}</p>}
    </>
  );
}

function Pieces({ line: { id, name, wanted, quantities } }: { line: BasketLineView }) {
  const { t } = useTexts("basket");
  const hydrated = useHydrated();
  const submit = useSubmit();
  return (
    <Form
      className="basket-pieces"
      method="post"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="variant" value={id} />
      <select
        className="select"
        name="quantity"
        // It is a new element after each change, and use-page-focus.ts returns the focus by id.
        id={`quantity-${id}`}
        aria-label={t("quantity", { article: name })}
        defaultValue={wanted}
        key={wanted}
      >
        {quantities.map((pieces) => (
          <option key={pieces} value={pieces}>
            {pieces}
          </option>
        ))}
      </select>
      {!hydrated && (
        <button className="btn line quiet" type="submit">
          {t("update")}
        </button>
      )}
      <button
        className="btn line quiet"
        type="submit"
        name="remove"
        value="yes"
        aria-label={t("removeOf", { article: name })}
      >
        {t("remove")}
      </button>
    </Form>
  );
}
