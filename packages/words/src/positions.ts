/** One player of a position: `Chaos Beastman` of `Chaos Beastmen`. The ids of positions are in the singular. */
export function onePosition({ id, title }: { readonly id: string; readonly title: string }): string {
  const [last = ''] = title.split(' ').slice(-1)
  const plain = last.replaceAll(/[^\p{L}-]/gu, '').toLowerCase()
  if (id.endsWith(plain)) return title
  const one = id.split('-').at(-1) ?? id
  return title.slice(0, title.length - last.length) + one.charAt(0).toUpperCase() + one.slice(1)
}
