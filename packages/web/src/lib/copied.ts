/** Puts a link where it can be pasted from, and says so; where the browser does not let us, the link is shown. */
export async function copied(link: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link)
    return done
  } catch {
    return `Copy it by hand: ${link}`
  }
}
