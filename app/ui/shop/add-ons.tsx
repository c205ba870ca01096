/** Goods offered beside tickets, each with its own form. */
import { Form, Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { AddOn, AddOnsView, GoodsInOrder } from "../../domain/shop/add-ons";
import { ADD_ONS } from "../../domain/tickets/seats-anchors";
import { PlainList } from "../elements/plain-list";
import { productPictureSrc } from "./product-picture-src";
import "./add-ons.css";

/** `note` is why the last form changed nothing. */
export function AddOns({ addOns, note }: { addOns: AddOnsView; note?: string | undefined }) {
  const { title, text, items, order } = addOns;
  return (
    <section className="stack no-print" aria-labelledby={ADD_ONS}>
      <h2 className="d4" id={ADD_ONS} tabIndex={-1}>
        {title}
      </h2>
      <p className="soft">{text}</p>
      {note && (
        <p className="alert" role="alert">
          {note}
        </p>
      )}
      {order && order.lines.length > 0 && <InOrder order={order} />}
      <PlainList className="add-ons">
        {items.map((item) => (
          <AddOnRow key={item.slug} item={item} addOns={addOns} />
        ))}
      </PlainList>
      {order?.basket && (
        <Form method="post" action={`${order.path}#${ADD_ONS}`}>
          <input type="hidden" name="reservationId" value={order.reservationId} />
          <button className="btn line quiet" type="submit" name="intent" value="addBasket">
            {order.basket}
          </button>
        </Form>
      )}
    </section>
  );
}

function InOrder({ order: { path, reservationId, lines, remove } }: { order: GoodsInOrder }) {
  return (
    <PlainList className="add-ons">
      {lines.map(({ variantId, text, price, removeOf }) => (
        <li className="add-on taken" key={variantId}>
          <p>
            <span lang={CONTENT_LANGUAGE}>{text}</span> <b>{price}</b>
          </p>
          <Form method="post" action={`${path}#${ADD_ONS}`}>
            <input type="hidden" name="reservationId" value={reservationId} />
            <input type="hidden" name="variant" value={variantId} />
            <button className="link" type="submit" name="intent" value="takeGoods" aria-label={removeOf}>
              {remove}
            </button>
          </Form>
        </li>
      ))}
    </PlainList>
  );
}

type AddOnRowProps = { item: AddOn; addOns: Pick<AddOnsView, "choose" | "button" | "order"> };

function AddOnRow({ item, addOns: { choose, button, order } }: AddOnRowProps) {
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
      <Form method="post" action={order ? `${order.path}#${ADD_ONS}` : "/shop/basket"}>
        {order && <input type="hidden" name="reservationId" value={order.reservationId} />}
        {order &&
          variants.map(({ id }) => (
            <input key={id} type="hidden" name={`pieces.${id}`} value={order.pieces[id] ?? 0} />
          ))}
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
        <button
          className="btn line quiet"
          type="submit"
          name="intent"
          value={order ? "addGoods" : "add"}
          aria-describedby={`add-on-${slug}`}
        >
          {button}
        </button>
      </Form>
    </li>
  );
}
