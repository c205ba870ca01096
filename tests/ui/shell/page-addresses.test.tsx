/** The addresses that a page's head gives to search engines. */
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { PageAddresses } from "../../../app/ui/document/page-addresses";

const canonical = "https://ringside.example/tickets?past=only";

async function headOf(language: string, ...heads: (object | undefined)[]): Promise<string> {
  const routes = heads.reduceRight<Parameters<typeof createStaticHandler>[0]>(
    (children, head, i) => [
      {
        id: `${i}`,
        path: i === 0 ? "/" : "",
        loader: () => ({ head }),
        children,
        element: <PageAddresses language={language} />,
      },
    ],
    [],
  );
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("https://ringside.example/"));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

describe("A page's addresses", () => {
  it("are its own in the language it is shown in, and one for each language", async () => {
    const head = await headOf("he", { canonical });
    expect(head).toContain('<link rel="canonical" href="https://ringside.example/he/tickets?past=only"/>');
    expect(head).toContain('<meta property="og:url" content="https://ringside.example/he/tickets?past=only"/>');
    expect(head).toContain('hrefLang="x-default" href="https://ringside.example/tickets?past=only"');
    expect(head).toContain('hrefLang="en" href="https://ringside.example/tickets?past=only"');
    expect(head.match(/hrefLang="/g)).toHaveLength(19);
  });

  it("name no other language if search engines may not list the page", async () => {
    const head = await headOf("es", { canonical, noindex: true });
    expect(head).toContain("/es/tickets");
    expect(head).not.toContain("alternate");
  });

  it("are those of the overlay on top of it, and none without a canonical URL", async () => {
    const home = "https://ringside.example/home";
    expect(await headOf("es", { canonical }, { canonical: home, noindex: true })).toContain("/es/home");
    expect(await headOf("es", { canonical }, undefined)).toContain("/es/tickets");
    expect(await headOf("es", { title: "x" })).toBe("");
  });
});
