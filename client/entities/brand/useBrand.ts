import { useApp } from '#client/context/useApp.ts';
import { builtBrand, type PageBrand } from '#shared/document/PageBrand.ts';

/** The brand of the page: of the host that it came from, else of the build. */
export function useBrand(): PageBrand {
  return useApp().brand ?? builtBrand;
}
