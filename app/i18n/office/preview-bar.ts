/** The text on the preview of a draft. */
import { instantKey } from "../../domain/office/views/utc-text";
import { officeTexts } from "./office-texts";

type Preview = { by: { actor: string; at: Date }; until: Date };

export const previewBar = ({ by, until }: Preview): string =>
  officeTexts("content")("preview.bar", { actor: by.actor, at: utcTime(by.at), until: utcTime(until) });

const utcTime = (at: Date) => `${instantKey(at)} UTC`;
