import { product } from '#rules/product.ts'

export function meta() {
  return [{ title: `Sign in · ${product.name}` }]
}

export default function Auth() {
  return <h1>Sign in</h1>
}
