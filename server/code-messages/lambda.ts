/** The trigger as an AWS Lambda function. Its environment: SITE_NAME and SITE_URL, as the site's own. */
import { customMessage } from "./custom-message";

const { SITE_NAME: siteName = "Ringside", SITE_URL = "" } = process.env;

export const handler = customMessage({ siteName, siteUrl: SITE_URL.replace(/\/+$/, "") });
