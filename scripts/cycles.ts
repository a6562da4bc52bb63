/** The cycles that a depth-first walk meets, each as the files along it, the first repeated at the end. */
export function cycles(imports: readonly { from: string; to: string }[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const found: string[][] = []
  const done = new Set<string>()
  const path: string[] = []

  const visit = (file: string): void => {
    if (done.has(file)) return
    const start = path.indexOf(file)
    if (start !== -1) {
      found.push([...path.slice(start), file])
      return
    }
    path.push(file)
    for (const { to } of targets.get(file) ?? []) visit(to)
    path.pop()
    done.add(file)
  }

  for (const file of targets.keys()) visit(file)
  return found
}
