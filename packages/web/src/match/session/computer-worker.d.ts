declare module 'virtual:computer-worker' {
  const address: string
  export default address
}
