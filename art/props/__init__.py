"""The things in the pictures. Each stands on z = 0 about x = y = 0 and looks to the front, -y."""
