/** Every `<script>` tag of a page, as it is written. */
export function scriptTags(html: string): string[] {
  return html.match(/<script\b[^>]*>/g) ?? [];
}
