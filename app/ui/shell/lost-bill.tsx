/** The poster on the 404: a night that does not exist. A module of its own, since hardly any page ever draws it. */
import { Art } from "../art/art";
import { poster } from "../art/poster";

export function LostBill() {
  const bill = poster("a night that does not exist", {
    title: "No Such Night",
    date: "30 Feb",
    city: "Nowhere",
    layout: "faceoff",
    ink: "neon",
    label: "",
  });
  return <Art className="bill wide-only" svg={bill} />;
}
