/** The part of a zod schema's `def` that is read here. */
export interface OpenSchema {
  _zod: {
    def: {
      type: string;
      innerType?: OpenSchema;
      in?: OpenSchema;
      out?: OpenSchema;
      element?: OpenSchema;
      shape?: Record<string, OpenSchema>;
      options?: OpenSchema[];
      values?: unknown[];
    };
  };
}

/** The schema without its defaults, optional wrappers and transformations. */
export function bareSchema(schema: OpenSchema): OpenSchema {
  const { innerType, in: from, out, type } = schema._zod.def;
  if (innerType) return bareSchema(innerType);
  if (type !== 'pipe' || !from || !out) return schema;
  return bareSchema(out._zod.def.type === 'transform' ? from : out);
}
