/** Says on which sides there is more of something that moves sideways: there its edge fades (`app.css`). */
export function fadingEdges(node: HTMLElement): () => void {
  const look = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = node
    const more = [scrollLeft > 1 ? 'left' : '', scrollLeft < scrollWidth - clientWidth - 1 ? 'right' : '']
    node.dataset['more'] = more.filter((side) => side !== '').join(' ')
  }
  const sizes = new ResizeObserver(look)
  for (const each of [node, ...node.children]) sizes.observe(each)
  node.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sizes.disconnect()
    node.removeEventListener('scroll', look)
  }
}
