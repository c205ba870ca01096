/** Messages to the office. */
import { z } from "zod";
import { Guid, Instant } from "./parts";

/** The part of Wix Contacts v4's `info` that a form has; the rest is ours. Limits match the page's form. */
export const ContactRequest = z.object({
  info: z.object({
    name: z.object({ first: z.string().trim().min(1).max(60), last: z.string().trim().max(60).default("") }),
    emails: z.object({
      items: z
        .array(z.object({ email: z.email().max(254) }))
        .min(1)
        .max(1),
    }),
    phones: z.object({ items: z.array(z.object({ phone: z.string().trim().max(40) })).max(1) }).optional(),
  }),
  subject: z.string().trim().min(1).max(120),
  message: z.string().trim().min(1).max(4_000),
  consentNewsletter: z.boolean().default(false),
  orderNumber: z.string().trim().max(40).optional(),
  /** A hidden field. Whoever fills it in isn't human. */
  website: z.string().max(200).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const Contact = z.object({
  id: Guid,
  createdDate: Instant,
  primaryInfo: z.object({ email: z.string(), phone: z.string().optional() }),
});
export type Contact = z.infer<typeof Contact>;

export const contactRows = {
  createContact: {
    method: "POST",
    path: "/v1/contacts",
    access: "visitor",
    body: ContactRequest,
    response: Contact,
  },
} as const;
