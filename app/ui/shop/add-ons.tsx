/** Goods offered beside tickets, each with its own form. */
import { Form, Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { AddOn, AddOnsView } from "../../domain/shop/add-ons";
import { productPictureSrc } from "./product-picture-src";
import "./add-ons.css";
import { PlainList } from "../elements/plain-list";

export function AddOns({ addOns }: { addOns: AddOnsView }) {
  const { title, text, items } = addOns;
  return (
    <section className="stack no-print" aria-labelledby="add-ons">
      <h2 className="d4" id="add-ons">
        {title}
      </h2>
      <p className="soft">{text}</p>
      <PlainList className="add-ons">
        {items.map((item) => (
          <AddOnRow key={item.slug} item={item} addOns={addOns} />
        ))}
      </PlainList>
    </section>
  );
}

type AddOnRowProps = { item: AddOn; addOns: Pick<AddOnsView, "choose" | "button"> };

function AddOnRow({ item, addOns: { choose, button } }: AddOnRowProps) {
  const { slug, name, lang, art, path, price, variants } = item;
  const [only, ...more] = variants;
  return (
    <li className="add-on">
      <img src={productPictureSrc(art)} alt="" width={400} height={400} loading="lazy" decoding="async" />
      <p>
        <Link to={path} id={`add-on-${slug}`} lang={titleLanguage(name, lang)}>
          {name}
        </Link>{" "}
        <b>{price}</b>
      </p>
      <Form method="post" action="/shop/basket">
        <input type="hidden" name="slug" value={slug} />
        {more.length === 0 ? (
          <input type="hidden" name="variant" value={only?.id ?? ""} />
        ) : (
          <select className="select" name="variant" aria-labelledby={`add-on-${slug}`} defaultValue="" required>
            <option value="">{choose}</option>
            {variants.map(({ id, label }) => (
              <option key={id} value={id} lang={CONTENT_LANGUAGE}>
                {label}
              </option>
            ))}
          </select>
        )}
        <button className="btn line quiet" type="submit" name="intent" value="add" aria-describedby={`add-on-${slug}`}>
          {button}
        </button>
      </Form>
    </li>
  );
}
