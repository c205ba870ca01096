/** Requests that an OpenAPI document describes, with an example value for each place, made from its schemas. */

type Json = Record<string, unknown>;
type Parameter = { name: string; in: "path" | "query"; schema: Json };
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Json } } };
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};
export type ApiOperation = {
  id: string;
  method: string;
  path: string;
  guarded: boolean;
  parameters: { name: string; in: "path" | "query"; example: string }[];
  body: unknown;
};

const DEEPEST = 8;
const GUID = "00000000-0000-4000-8000-00000000dead";

export function operationsOf(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: `/api${path}`,
      guarded: (operation.security?.length ?? 0) > 0,
      parameters: (operation.parameters ?? []).map((parameter) => ({
        name: parameter.name,
        in: parameter.in,
        example: String(exampleOf(parameter.schema, document)),
      })),
      body: operation.requestBody && exampleOf(operation.requestBody.content["application/json"].schema, document),
    })),
  );
}

/** A value that the schema describes; any text for a schema that is recursive or says nothing. */
function exampleOf(schema: Json, document: ApiDocument, depth = 0): unknown {
  if (depth > DEEPEST) return "x";
  const inner = (one: unknown) => exampleOf(one as Json, document, depth + 1);
  if (typeof schema.$ref === "string") {
    return inner(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [choice] = (schema.enum ?? schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as unknown[];
  if (choice !== undefined) return schema.enum ? choice : inner(choice);
  if (schema.type === "object" || schema.properties) {
    const properties = Object.entries((schema.properties ?? {}) as Json);
    return Object.fromEntries(properties.map(([name, property]) => [name, inner(property)]));
  }
  if (schema.type === "array") return schema.items ? [inner(schema.items)] : [];
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  const formats: Record<string, string> = { uuid: GUID, email: "a@example.com", uri: "http://localhost/profile" };
  return formats[String(schema.format)] ?? "x";
}
