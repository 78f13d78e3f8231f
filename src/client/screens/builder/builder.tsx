export default function Builder() {
  return <h1>Builder</h1>
}
