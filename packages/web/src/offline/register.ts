/** Keeps the game on the device once the page is there; without a service worker it simply needs its server. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('./service-worker.js').catch((error: unknown) => {
      console.warn('Touchback is not kept for playing offline:', error)
    })
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
