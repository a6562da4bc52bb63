const pathOf = (node: Element): Element[] => {
  const path: Element[] = []
  for (let each: Element | null = node; each !== null; each = each.parentElement) path.push(each)
  return path
}

/** The heading of the part that something stood in, as far as that is still there. */
function headingNear(path: readonly Element[]): HTMLElement | null {
  const part = path.find((each) => each.isConnected)?.closest('section')
  return part?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('h1')
}

/**
 * Much of a league goes away when it is pressed: a question that is answered, a round that is drawn, a sheet that is filled
 * in. Whoever uses keys or hears the page is then nowhere. He goes on at what he came to a sheet from, or else at the heading
 * of the part he was in.
 */
export function keepsFocus(): () => void {
  let path: readonly Element[] = []
  /** Where he was before a sheet opened over the page. */
  let before: HTMLElement | null = null
  const enter = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    if (target.closest('dialog') === null) before = target
    path = pathOf(target)
  }
  const leave = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      // Whoever left it himself is where he wants to be.
      const [left] = path
      if (left !== undefined && left === target && left.isConnected) path = []
    })
  const observer = new MutationObserver(() => {
    const [gone] = path
    if (gone === undefined || gone.isConnected) return
    const lost = path
    path = []
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const wasSheet = lost.some((each) => each.tagName === 'DIALOG')
    const next = wasSheet && before?.isConnected === true ? before : headingNear(lost)
    if (next === null) return
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}
