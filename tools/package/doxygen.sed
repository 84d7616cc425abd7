# Plain comments as Doxygen reads them: before what they are about, or behind it on its line; the
# first of a file is about the file.
# Headings between functions, and where another class stands.
/^\/\* ?--/b
/^(struct|class) [A-Za-z]+; *\/\//b
/\/\/|\/\*|^ \*/ {
  s/[\\@]/\\&/g
  s/</\&lt;/g
}
s|^( *)// |\1/// |
s|^( *)//$|\1///|
s|([;,{}(].*) // |\1 ///< |
s|([;,{}(].*) /\* |\1 /**< |
s|^( *)/\* |\1/** |
1 {
  s|^/// |/// \\file\n/// |
  s|^/\*\* |/** \\file\n * |
}
