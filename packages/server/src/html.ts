const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it is written into a page: nothing in it acts there. */
export const html = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => SIGNS[sign] ?? '')
