export function benchCommand(): void {
  console.log('soon')
}
