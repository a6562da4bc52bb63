/** Keeps the game on the device once the page is there; without a service worker it simply needs its server. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // Where it is not allowed (a private window, say) the game plays on all the same.
    navigator.serviceWorker.register('./service-worker.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
